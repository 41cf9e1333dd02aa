create domain channel as text
  constraint channel_known check (value in ('SMS', 'EMAIL', 'PUSH'));

-- A refusal of e-mail holds for every kind of it; an SMS about one's duty cannot be refused, and push is chosen by device.
alter table person add column wants_email boolean not null default true;

-- A notice someone writes (NOTICE), or what the system tells (REGULAR): one table, one bell, one way of sending.
create table notice (
  id bigint generated always as identity primary key,
  -- Made by the author's browser: sending the same notice twice stores one.
  client_id uuid constraint notice_client_id_unique unique,
  type text not null constraint notice_type_known check (type in ('NOTICE', 'REGULAR')),
  -- What the system tells about.
  kind text constraint notice_kind_shape check (kind ~ '^[A-Z_]{1,40}$'),
  title text not null constraint notice_title_length check (char_length(title) between 1 and 300),
  body text not null constraint notice_body_size check (octet_length(body) <= 65536),
  -- An author writes once, in either language; the system speaks both.
  title_en text,
  body_en text,
  message text not null constraint notice_message_length check (char_length(message) between 1 and 500),
  link text constraint notice_link_is_a_screen check (link ~ '^/([^/]|$)'),
  channels text[] not null constraint notice_channels_known check (channels <@ array['SMS', 'EMAIL', 'PUSH']),
  receivers jsonb,
  -- The author's jurisdiction: nobody outside of it is reached, whatever the rule says.
  level jurisdiction_level not null,
  path location_path not null,
  author_id bigint constraint notice_author_exists references person (id),
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  -- The last change a receiver would notice.
  modified_at timestamptz not null default date_trunc('milliseconds', now()),
  -- When it was handed to its receivers.
  published_at timestamptz,
  closed_at timestamptz,
  deleted_at timestamptz,
  -- People reached when it was handed out; the rule may give others a year later.
  people integer,
  version integer not null default 1,
  constraint notice_in_order check (ends_at is null or ends_at > starts_at),
  constraint notice_written_whole check (type <> 'NOTICE' or
    (receivers is not null and author_id is not null and client_id is not null and kind is null)),
  constraint notice_told_in_both check (type <> 'REGULAR' or
    (kind is not null and title_en is not null and body_en is not null))
);
create index notice_path on notice (path text_pattern_ops, starts_at desc) where type = 'NOTICE' and deleted_at is null;
create index notice_due on notice (starts_at) where published_at is null and closed_at is null and deleted_at is null;

create table notice_receiver (
  notice_id bigint not null constraint notice_receiver_notice_exists references notice (id),
  person_id bigint not null constraint notice_receiver_person_exists references person (id),
  read_at timestamptz,
  visible boolean not null default true,
  modified_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (notice_id, person_id)
);
create index notice_receiver_newest on notice_receiver (person_id, modified_at desc);

create table delivery (
  id bigint generated always as identity primary key,
  notice_id bigint not null constraint delivery_notice_exists references notice (id),
  person_id bigint not null constraint delivery_person_exists references person (id),
  channel channel not null,
  -- STOPPED: the notice was closed or deleted before its turn came.
  state text not null default 'WAITING' constraint delivery_state_known
    check (state in ('WAITING', 'SENT', 'FAILED', 'STOPPED')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  provider_reference text,
  sent_at timestamptz,
  constraint delivery_once unique (notice_id, person_id, channel),
  constraint delivery_sent_when check ((state = 'SENT') = (sent_at is not null)),
  constraint delivery_failed_why check (state <> 'FAILED' or last_error is not null)
);
create index delivery_waiting on delivery (channel, next_try_at) where state = 'WAITING';
create index delivery_failed on delivery (notice_id) where state = 'FAILED';

create table push_subscription (
  id bigint generated always as identity primary key,
  person_id bigint not null constraint push_subscription_person_exists references person (id),
  endpoint text not null constraint push_subscription_endpoint_unique unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_person on push_subscription (person_id);

-- A rule and the jurisdiction of its author, as people: for the head count, the handing out and the check alike.
-- Someone is reached by a duty that holds today, lies in the jurisdiction and fits the rule.
create function receivers_of(rule jsonb, reach location_path) returns setof bigint
  language sql stable parallel safe rows 1000 as $$
  select p.id
  from person p
  where p.status = 'ACTIVE'
    and (rule ->> 'kind' not in ('ALL_OFFICERS', 'OFFICERS') or p.type in ('OFFICER', 'INSPECTOR'))
    and (rule ->> 'kind' not in ('ALL_TEACHERS', 'TEACHERS') or p.type = 'TEACHER')
    and (rule ->> 'kind' <> 'NAMED' or
      p.id = any (array(select value::bigint from jsonb_array_elements_text(rule -> 'personIds'))))
    and (coalesce(jsonb_array_length(rule -> 'designationIds'), 0) = 0 or
      p.designation_id = any (array(select value::bigint from jsonb_array_elements_text(rule -> 'designationIds'))))
    and exists (
      select from duty d
      left join institute i on i.id = d.institute_id
      where d.person_id = p.id
        and d.kind <> 'INACTIVE'
        and (d.valid_to is null or d.valid_to >= (now() at time zone 'Asia/Dhaka')::date)
        and starts_with(d.path, reach)
        and (coalesce(jsonb_array_length(rule -> 'locationIds'), 0) = 0 or exists (
          select from location l
          where l.id = any (array(select value::bigint from jsonb_array_elements_text(rule -> 'locationIds')))
            and starts_with(d.path, l.path)))
        and (coalesce(jsonb_array_length(rule -> 'instituteTypes'), 0) = 0 or d.institute_id is null or
          i.type = any (array(select value from jsonb_array_elements_text(rule -> 'instituteTypes')))))
$$;

-- Through which channels someone can be reached.
create function reachable_by(who person) returns setof text
  language sql stable parallel safe rows 3 as $$
  select 'SMS' where who.phone is not null
  union all select 'EMAIL' where who.email is not null and who.wants_email
  union all select 'PUSH' where exists (select from push_subscription s where s.person_id = who.id)
$$;

revoke select on push_subscription from shikkha_report;
