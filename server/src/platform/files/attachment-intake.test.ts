import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { takeAttachment } from "./attachment-intake.ts";

const pdf = (objects: string, ending = "%%EOF\n") =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${objects}\ntrailer << /Root 1 0 R >>\n${ending}`,
    "latin1",
  );
const objectStream = (content: string, dictionary = "/Filter /FlateDecode") =>
  pdf(
    `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} >>\nstream\n${deflateSync(content).toString("latin1")}\nendstream\nendobj`,
  );

const reasonFor = async (content: Uint8Array, name = "a.pdf") =>
  takeAttachment(name, content).then(
    () => "taken",
    (error: { reason?: string }) => error.reason,
  );

const picture = (format: "jpeg" | "png" | "webp" | "gif") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#0a7" } })
    .withExif({ IFD0: { Copyright: "SECRET PLACE" } })
    .toFormat(format)
    .toBuffer();

describe("a PDF", () => {
  it("without anything active is kept byte for byte", async () => {
    const content = pdf("2 0 obj\n<< /Type /Pages /Kids [] /Count 0 /JSON (x) >>\nendobj");
    const taken = await takeAttachment("নির্দেশিকা.pdf", content);
    expect(taken).toMatchObject({ type: "application/pdf", name: "নির্দেশিকা.pdf" });
    expect(Buffer.from(taken.content).equals(content)).toBe(true);
    expect(await reasonFor(objectStream("7 0 << /Type /Pages >>"))).toBe("taken");
  });

  it.each([
    ["a script", "<< /S /JavaScript /JS (app.alert(1)) >>"],
    ["a script, its name escaped", "<< /S /J#61va#53cript /JS (x) >>"],
    ["a launch action", "<< /S /Launch /F (cmd.exe) >>"],
    ["an embedded file", "<< /Type /EmbeddedFile >>"],
    ["a name tree of files", "<< /Names << /EmbeddedFiles 9 0 R >> >>"],
    ["an XFA form", "<< /AcroForm << /XFA 9 0 R >> >>"],
    ["a form that sends", "<< /S /SubmitForm /F (https://evil.example) >>"],
    ["another document to open", "<< /S /GoToR /F (\\\\\\\\evil\\\\x) >>"],
    ["a film", "<< /Subtype /RichMedia >>"],
    ["encryption, behind which anything could be", "<< /Encrypt 9 0 R >>"],
  ])("with %s is refused, in the open and in an object stream", async (_what, object) => {
    expect(await reasonFor(pdf(`3 0 obj\n${object}\nendobj`))).toBe("active");
    expect(await reasonFor(objectStream(`3 0 ${object}`))).toBe("active");
  });

  it("whose objects are packed in an unusual way, or as a bomb, is refused", async () => {
    expect(await reasonFor(objectStream("x", "/Filter [/ASCIIHexDecode /FlateDecode]"))).toBe(
      "active",
    );
    expect(await reasonFor(objectStream("x", "/Filter /LZWDecode"))).toBe("active");
    expect(await reasonFor(objectStream("0".repeat(40 * 1024 * 1024)))).toBe("active");
    expect(
      await reasonFor(pdf("4 0 obj\n(stream\n) << /S /JavaScript >>\nendstream\nendobj")),
    ).toBe("active");
  });

  it("cut off is refused", async () => {
    expect(await reasonFor(pdf("", ""))).toBe("broken");
  });
});

describe("a picture", () => {
  it.each(["jpeg", "png"] as const)(
    "as %s is drawn anew, without what was written into it",
    async (format) => {
      const sent = await picture(format);
      const taken = await takeAttachment(
        "ছবি",
        Buffer.concat([sent, Buffer.from("<script>alert(1)</script>")]),
      );
      expect(taken.type).toBe(`image/${format}`);
      expect(taken.name).toBe(format === "png" ? "ছবি.png" : "ছবি.jpg");
      const kept = Buffer.from(taken.content).toString("latin1");
      expect(kept).not.toContain("SECRET PLACE");
      expect(kept).not.toContain("<script>");
      expect(await sharp(taken.content).metadata()).toMatchObject({ width: 40, height: 30 });
    },
  );

  it("is refused in another format, cut off, or far too large to draw", async () => {
    expect(await reasonFor(await picture("webp"))).toBe("type");
    expect(await reasonFor(await picture("gif"))).toBe("type");
    expect(await reasonFor((await picture("png")).subarray(0, 60))).toBe("broken");
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: "#000" },
    })
      .png()
      .toBuffer();
    expect(await reasonFor(bomb)).toBe("broken");
  });
});

it("judges by content, not by name", async () => {
  expect(await reasonFor(Buffer.from("<html><script>1</script></html>"), "a.pdf")).toBe("type");
  expect(await reasonFor(Buffer.from("MZ\u0090\0"), "photo.jpg")).toBe("type");
  expect(await reasonFor(Buffer.from("<svg onload='x'/>"), "a.png")).toBe("type");
  expect(await reasonFor(Buffer.alloc(0))).toBe("type");
});

it.each([
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\fakepath\\নোটিশ.PDF", "নোটিশ.PDF"],
  ["a\u202Efdp.exe", "afdp.exe.pdf"],
  ["", "file.pdf"],
  [`${"ক".repeat(300)}.pdf`, `${"ক".repeat(150)}.pdf`],
])("calls a file %s: %s", async (given, expected) => {
  expect((await takeAttachment(given, pdf(""))).name).toBe(expected);
});
