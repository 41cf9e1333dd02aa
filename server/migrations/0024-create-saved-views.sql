-- A way of looking at the figures, kept under a title; the address of its screen holds the whole of it.
create table saved_view (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint saved_view_person_exists references person (id),
  title text not null constraint saved_view_title_length check (char_length(title) between 1 and 128),
  address text not null constraint saved_view_address_length check (char_length(address) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index saved_view_person on saved_view (person_id, created_at desc);
