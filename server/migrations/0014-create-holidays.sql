create table holiday (
  id bigint generated always as identity primary key,
  name_bn text not null constraint holiday_name_bn_length check (char_length(name_bn) between 1 and 128),
  name_en text not null constraint holiday_name_en_length check (char_length(name_en) between 1 and 128),
  start_date date not null,
  end_date date not null,
  public boolean not null default true,
  -- Depends on the moon and is not announced yet.
  projected boolean not null default false,
  constraint holiday_in_order check (end_date >= start_date),
  constraint holiday_not_twice unique (start_date, end_date, name_en)
);
create index holiday_days on holiday using gist (daterange(start_date, end_date, '[]'));
