-- The register is asked for by zone, district or upazila; the other two have an index already.
create index institute_district on institute (district_id);

-- How many institutes an upazila has. Every page of the register shows the total, and counting 35,000 rows cost more than all else of the call.
create table upazila_institutes (
  upazila_id bigint primary key constraint upazila_institutes_upazila_exists references location (id),
  path location_path not null,
  institutes integer not null constraint upazila_institutes_not_negative check (institutes >= 0)
);
create index upazila_institutes_path on upazila_institutes (path text_pattern_ops) include (institutes);

-- In the order of upazilas, so that two imports at once wait for each other and do not stop each other.
create function count_institutes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from gone g join come c on c.id = g.id where g.upazila_id <> c.upazila_id) then
      return null;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into upazila_institutes as u (upazila_id, path, institutes)
      select upazila_id, path, count(*) from come group by 1, 2 order by 1
      on conflict (upazila_id) do update set institutes = u.institutes + excluded.institutes;
  end if;
  if tg_op <> 'INSERT' then
    update upazila_institutes u set institutes = u.institutes - g.institutes
      from (select upazila_id, count(*) as institutes from gone group by 1 order by 1) g
      where u.upazila_id = g.upazila_id;
  end if;
  return null;
end
$$;
create trigger institute_counted_in after insert on institute
  referencing new table as come for each statement execute function count_institutes();
create trigger institute_counted_out after delete on institute
  referencing old table as gone for each statement execute function count_institutes();
create trigger institute_counted_anew after update on institute
  referencing old table as gone new table as come for each statement execute function count_institutes();

insert into upazila_institutes (upazila_id, path, institutes)
  select upazila_id, path, count(*) from institute group by 1, 2;
