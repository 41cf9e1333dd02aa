create domain form_type as text
  constraint form_type_known check (value in ('DYNAMIC', 'GENERAL_MONITORING', 'CLASSROOM_MONITORING', 'OFFICE'));

create table form (
  id bigint generated always as identity primary key,
  name_bn text not null constraint form_name_bn_length check (char_length(name_bn) between 1 and 128),
  name_en text not null constraint form_name_en_length check (char_length(name_en) between 1 and 128),
  search_key text not null generated always as (search_key(name_bn || ' ' || name_en)) stored,
  type form_type not null default 'DYNAMIC',
  status text not null default 'ACTIVE' constraint form_status_known check (status in ('ACTIVE', 'INACTIVE')),
  -- What its author works on; publishing freezes it.
  draft jsonb not null default '[]',
  draft_hash text not null,
  question_count integer not null default 0,
  section_count integer not null default 0,
  -- Goes up with every save, so that two editors notice each other.
  version integer not null default 1,
  current_version_id bigint,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint constraint form_changer_exists references person (id)
);
create unique index form_one_per_monitoring_kind on form (type) where type <> 'DYNAMIC';
create index form_search on form using gin (search_key gin_trgm_ops);

create table form_version (
  id bigint generated always as identity primary key,
  form_id bigint not null constraint form_version_form_exists references form (id) on delete cascade,
  number integer not null constraint form_version_number_range check (number >= 1),
  hash text not null,
  tree jsonb not null,
  question_count integer not null,
  published_at timestamptz not null default now(),
  published_by bigint constraint form_version_publisher_exists references person (id),
  constraint form_version_of_form unique (form_id, id),
  constraint form_version_hash_unique unique (form_id, hash),
  constraint form_version_number_unique unique (form_id, number)
);

alter table form add constraint form_current_version_exists
  foreign key (id, current_version_id) references form_version (form_id, id);

-- What was published never changes. An unused form takes its versions with it when it goes; nothing else can.
revoke update, delete on form_version from shikkha_app;
