-- What was first sent under a client id, so that a repeat is told from something else.
alter table notice add column client_hash text;
alter table notice add column search_key text not null generated always as (search_key(title)) stored;

create table notice_attachment (
  id bigint generated always as identity primary key,
  -- The client id of the notice it was uploaded for, which may not be saved yet.
  client_id uuid not null,
  notice_id bigint constraint notice_attachment_notice_exists references notice (id),
  uploaded_by bigint not null constraint notice_attachment_uploader_exists references person (id),
  name text not null constraint notice_attachment_name_length check (char_length(name) between 1 and 200),
  type text not null constraint notice_attachment_type_known
    check (type in ('image/jpeg', 'image/png', 'application/pdf')),
  size integer not null,
  file_key text not null constraint notice_attachment_file_key_unique unique,
  -- Of the file as it was sent: the same picture is the same however it was encoded again.
  sha256 text not null,
  uploaded_at timestamptz not null default now(),
  constraint notice_attachment_once unique (client_id, sha256)
);
create index notice_attachment_notice on notice_attachment (notice_id);

-- How many messages of a notice are in each state, kept by the database itself: counting half a million of them for
-- every look at the list would be too slow, and counting them anywhere else would one day be wrong.
create table delivery_figure (
  notice_id bigint not null constraint delivery_figure_notice_exists references notice (id),
  channel channel not null,
  waiting integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  stopped integer not null default 0,
  primary key (notice_id, channel)
);

create function count_deliveries() returns trigger language plpgsql as $$
begin
  insert into delivery_figure as f (notice_id, channel, waiting, sent, failed, stopped)
  select notice_id, channel,
    coalesce(sum(n) filter (where state = 'WAITING'), 0), coalesce(sum(n) filter (where state = 'SENT'), 0),
    coalesce(sum(n) filter (where state = 'FAILED'), 0), coalesce(sum(n) filter (where state = 'STOPPED'), 0)
  from (
    select notice_id, channel, state, sum(n) as n
    from (
      select notice_id, channel, state, 1 as n from added
      union all
      select notice_id, channel, state, -1 from removed
    ) as step
    group by notice_id, channel, state
    having sum(n) <> 0
  ) as change
  group by notice_id, channel
  on conflict (notice_id, channel) do update set
    waiting = f.waiting + excluded.waiting, sent = f.sent + excluded.sent,
    failed = f.failed + excluded.failed, stopped = f.stopped + excluded.stopped;
  return null;
end
$$;

create function count_new_deliveries() returns trigger language plpgsql as $$
begin
  insert into delivery_figure as f (notice_id, channel, waiting, sent, failed, stopped)
  select notice_id, channel,
    count(*) filter (where state = 'WAITING'), count(*) filter (where state = 'SENT'),
    count(*) filter (where state = 'FAILED'), count(*) filter (where state = 'STOPPED')
  from added group by notice_id, channel
  on conflict (notice_id, channel) do update set
    waiting = f.waiting + excluded.waiting, sent = f.sent + excluded.sent,
    failed = f.failed + excluded.failed, stopped = f.stopped + excluded.stopped;
  return null;
end
$$;

create trigger delivery_added after insert on delivery
  referencing new table as added for each statement execute function count_new_deliveries();
create trigger delivery_changed after update on delivery
  referencing old table as removed new table as added for each statement execute function count_deliveries();

insert into delivery_figure (notice_id, channel, waiting, sent, failed, stopped)
select notice_id, channel, count(*) filter (where state = 'WAITING'), count(*) filter (where state = 'SENT'),
  count(*) filter (where state = 'FAILED'), count(*) filter (where state = 'STOPPED')
from delivery group by notice_id, channel;
