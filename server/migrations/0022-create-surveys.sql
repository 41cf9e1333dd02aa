-- A published version of a form, sent to people for a while.
create table survey (
  id bigint generated always as identity primary key,
  -- Made by the author's browser: sending the same survey twice stores one.
  client_id uuid not null constraint survey_client_id_unique unique,
  client_hash text not null,
  name_bn text not null constraint survey_name_bn_length check (char_length(name_bn) between 1 and 128),
  name_en text not null constraint survey_name_en_length check (char_length(name_en) between 1 and 128),
  search_key text not null generated always as (search_key(name_bn || ' ' || name_en)) stored,
  form_version_id bigint not null constraint survey_form_version_exists references form_version (id),
  receivers jsonb not null,
  -- The author's jurisdiction: nobody outside of it is reached, whatever the rule says.
  level jurisdiction_level not null,
  path location_path not null,
  author_id bigint not null constraint survey_author_exists references person (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  published_at timestamptz,
  -- Empty while its receivers are still to be worked out, at first and after every change of the rule.
  handed_out_at timestamptz,
  closed_at timestamptz,
  people integer not null,
  version integer not null default 1,
  constraint survey_in_order check (ends_at > starts_at)
);
create index survey_path on survey (path text_pattern_ops, starts_at desc);
create index survey_form_version on survey (form_version_id);
create index survey_due on survey (starts_at) where handed_out_at is null and closed_at is null;

create table survey_receiver (
  survey_id bigint not null constraint survey_receiver_survey_exists references survey (id) on delete cascade,
  person_id bigint not null constraint survey_receiver_person_exists references person (id),
  -- Where they served when they received it: response rates do not move with people.
  path location_path not null,
  received_at timestamptz not null default now(),
  primary key (survey_id, person_id)
);
create index survey_receiver_person on survey_receiver (person_id);

create table survey_answer (
  id bigint generated always as identity primary key,
  survey_id bigint not null,
  person_id bigint not null,
  -- Of the last sending, so that a repeat is told from a change.
  client_id uuid not null constraint survey_answer_client_id_unique unique,
  client_hash text not null,
  form_version_id bigint not null constraint survey_answer_form_version_exists references form_version (id),
  answers jsonb not null,
  -- On the scale of five; empty where nothing in the form counts.
  score numeric,
  submitted_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  version integer not null default 1,
  constraint survey_answer_once unique (survey_id, person_id),
  -- Only who received it can answer, and an answered survey does not go.
  constraint survey_answer_receiver_exists foreign key (survey_id, person_id)
    references survey_receiver (survey_id, person_id)
);
create index survey_answer_latest on survey_answer (survey_id, modified_at desc, id desc);
