package org.trackwalk.schemas;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** JSON schemas, read by a validator that knows all of the standard. */
final class Schemas {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Schemas() {}

  /** A schema from the class path. */
  static JsonNode of(Class<?> beside, String name) throws IOException {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return JSON.readTree(in);
    }
  }

  /** What is wrong with a document, one line per place; formats are checked too. */
  static List<String> errors(JsonNode schema, JsonNode document, SpecVersion.VersionFlag draft) {
    SchemaValidatorsConfig config =
        SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
    JsonSchema validator = JsonSchemaFactory.getInstance(draft).getSchema(schema, config);
    return validator.validate(document).stream().map(ValidationMessage::toString).toList();
  }
}
