-- Pictures of the public gallery. The files stand in the file store; what has no row here is shown to nobody.
create table gallery_picture (
  id bigint generated always as identity primary key,
  large_key text not null constraint gallery_picture_large_once unique,
  small_key text not null constraint gallery_picture_small_once unique,
  width integer not null,
  height integer not null,
  small_width integer not null,
  caption_bn text not null constraint gallery_picture_caption_bn_length check (char_length(caption_bn) between 1 and 128),
  caption_en text not null constraint gallery_picture_caption_en_length check (char_length(caption_en) between 1 and 128),
  alt_bn text constraint gallery_picture_alt_bn_length check (char_length(alt_bn) between 1 and 200),
  alt_en text constraint gallery_picture_alt_en_length check (char_length(alt_en) between 1 and 200),
  is_illustration boolean not null default false,
  position integer not null,
  version integer not null default 1,
  created_by bigint not null constraint gallery_picture_creator_exists references person (id),
  created_at timestamptz not null default now(),
  constraint gallery_picture_has_size check (width > 0 and height > 0 and small_width > 0)
);
