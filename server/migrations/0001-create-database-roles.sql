-- The application never connects as the owner of the schema: what it may do is granted here and in later migrations.
-- Roles belong to the cluster, so another database on it may have made them already, even at this very moment.
do $$
declare
  name text;
begin
  foreach name in array array['shikkha_app', 'shikkha_report'] loop
    begin
      execute format('create role %I nologin', name);
    exception
      when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end
$$;

grant usage on schema public to shikkha_app, shikkha_report;

alter default privileges in schema public grant select, insert, update, delete on tables to shikkha_app;
alter default privileges in schema public grant usage on sequences to shikkha_app;
alter default privileges in schema public grant select on tables to shikkha_report;

-- The runner made this table before there were privileges to inherit; readiness is judged by it.
grant select on migration to shikkha_app;
