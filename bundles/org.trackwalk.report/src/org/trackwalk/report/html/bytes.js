/** Reads what the page carries as compressed bytes; the counterpart of Packed.java. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
  }

  whole() {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const b = this.bytes[this.at++];
      value += (b & 127) * unit;
      if (b < 128) return value;
    }
  }

  signed() {
    const n = this.whole();
    return n % 2 ? -(n + 1) / 2 : n / 2;
  }

  real() {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  single() {
    this.at += 4;
    return this.view.getFloat32(this.at - 4, true);
  }

  text() {
    const length = this.whole();
    this.at += length;
    return printable(new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at)));
  }
}

/** A name as a person may see it: nothing in it turns or hides the letters around it. */
function printable(text) {
  return text.replace(/(?![\u200c\u200d\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd");
}

/** The bytes of an element of the page; null when the page does not hold it. */
async function unpacked(id) {
  const element = document.getElementById(id);
  if (!element) return null;
  const packed = Uint8Array.from(atob(element.textContent), (c) => c.charCodeAt(0));
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Reader(new Uint8Array(await new Response(plain).arrayBuffer()));
}
