package org.trackwalk.report.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of JSON Schema 2020-12 that the report's schema uses; an unknown keyword is an error, so
 * that no constraint is passed over.
 */
public final class SchemaCheck {

  private static final Set<String> KNOWN =
      Set.of(
          "$schema",
          "$id",
          "$defs",
          "$ref",
          "title",
          "description",
          "type",
          "required",
          "additionalProperties",
          "properties",
          "items",
          "minItems",
          "maxItems",
          "minimum",
          "maximum",
          "enum",
          "const");

  private final JsonObject root;
  private final List<String> errors = new ArrayList<>();

  private SchemaCheck(JsonObject root) {
    this.root = root;
  }

  /** What is wrong with a document, one line per place. */
  public static List<String> errors(JsonObject schema, JsonElement document) {
    SchemaCheck check = new SchemaCheck(schema);
    check.check(schema, document, "$");
    return check.errors;
  }

  private void check(JsonObject schema, JsonElement value, String at) {
    for (String keyword : schema.keySet()) {
      if (!KNOWN.contains(keyword)) {
        errors.add(at + ": keyword " + keyword + " is not understood");
      }
    }
    if (schema.has("$ref")) {
      String name = schema.get("$ref").getAsString().replace("#/$defs/", "");
      check(root.getAsJsonObject("$defs").getAsJsonObject(name), value, at);
      return;
    }
    if (schema.has("const") && !schema.get("const").equals(value)) {
      errors.add(at + ": is " + value);
    }
    if (schema.has("enum") && !schema.getAsJsonArray("enum").contains(value)) {
      errors.add(at + ": is " + value);
    }
    if (schema.has("type") && !hasType(schema.get("type"), value)) {
      errors.add(at + ": is not " + schema.get("type"));
      return;
    }
    if (value.isJsonObject()) {
      object(schema, value.getAsJsonObject(), at);
    } else if (value.isJsonArray()) {
      array(schema, value.getAsJsonArray(), at);
    } else if (value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber()) {
      double number = value.getAsDouble();
      if (schema.has("minimum") && number < schema.get("minimum").getAsDouble()
          || schema.has("maximum") && number > schema.get("maximum").getAsDouble()) {
        errors.add(at + ": " + number + " is out of range");
      }
    }
  }

  private void object(JsonObject schema, JsonObject value, String at) {
    if (schema.has("required")) {
      for (JsonElement name : schema.getAsJsonArray("required")) {
        if (!value.has(name.getAsString())) {
          errors.add(at + ": " + name + " is missing");
        }
      }
    }
    JsonObject known =
        schema.has("properties") ? schema.getAsJsonObject("properties") : new JsonObject();
    for (Map.Entry<String, JsonElement> member : value.entrySet()) {
      String inside = at + "." + member.getKey();
      JsonElement others = schema.get("additionalProperties");
      if (known.has(member.getKey())) {
        check(known.getAsJsonObject(member.getKey()), member.getValue(), inside);
      } else if (others != null && others.isJsonObject()) {
        check(others.getAsJsonObject(), member.getValue(), inside);
      } else if (others != null) {
        errors.add(inside + ": is not known");
      }
    }
  }

  private void array(JsonObject schema, JsonArray value, String at) {
    if (schema.has("minItems") && value.size() < schema.get("minItems").getAsInt()
        || schema.has("maxItems") && value.size() > schema.get("maxItems").getAsInt()) {
      errors.add(at + ": has " + value.size() + " items");
    }
    for (int i = 0; schema.has("items") && i < value.size(); i++) {
      check(schema.getAsJsonObject("items"), value.get(i), at + "[" + i + "]");
    }
  }

  private static boolean hasType(JsonElement type, JsonElement value) {
    if (type.isJsonArray()) {
      for (JsonElement one : type.getAsJsonArray()) {
        if (hasType(one, value)) {
          return true;
        }
      }
      return false;
    }
    JsonPrimitive plain = value.isJsonPrimitive() ? value.getAsJsonPrimitive() : null;
    return switch (type.getAsString()) {
      case "object" -> value.isJsonObject();
      case "array" -> value.isJsonArray();
      case "null" -> value.isJsonNull();
      case "string" -> plain != null && plain.isString();
      case "boolean" -> plain != null && plain.isBoolean();
      case "number" -> plain != null && plain.isNumber();
      case "integer" ->
          plain != null
              && plain.isNumber()
              && plain.getAsDouble() == Math.rint(plain.getAsDouble());
      default -> false;
    };
  }
}
