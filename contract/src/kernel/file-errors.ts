import { errorKind } from "./errors.ts";

/** Why an uploaded file is not taken; the server says it, whichever domain asked for the file. */
export const FILE_ERRORS = {
  tooLarge: errorKind(
    1101,
    413,
    "ফাইলের আকার {megabytes} মেগাবাইটের বেশি হতে পারবে না।",
    "The file cannot be larger than {megabytes} MB.",
  ),
  empty: errorKind(1102, 400, "ফাইলটি খালি।", "The file is empty."),
  badName: errorKind(
    1103,
    400,
    "ফাইলের নামটি গ্রহণযোগ্য নয়। নাম বদলে আবার চেষ্টা করুন।",
    "The file’s name cannot be taken. Rename it and try again.",
  ),
  notPicture: errorKind(
    1104,
    415,
    "শুধু JPEG, PNG বা WebP ছবি দেওয়া যাবে।",
    "Only a JPEG, PNG or WebP picture can be taken.",
  ),
  tooManyPixels: errorKind(
    1105,
    422,
    "ছবিটি অনেক বড়। সর্বোচ্চ {megapixels} মেগাপিক্সেলের ছবি দিন।",
    "The picture is too large. Give one of at most {megapixels} megapixels.",
  ),
  damaged: errorKind(
    1106,
    422,
    "ছবিটি অসম্পূর্ণ বা নষ্ট। অন্য একটি ছবি দিন।",
    "The picture is incomplete or damaged. Give another one.",
  ),
  notOnlyPicture: errorKind(
    1107,
    422,
    "ফাইলটিতে ছবি ছাড়াও অন্য কিছু লুকানো আছে। অন্য একটি ছবি দিন।",
    "The file hides something besides the picture. Give another one.",
  ),
} as const;
