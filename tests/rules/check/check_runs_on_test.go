package check_test

import (
	"testing"

	"rkllmd/rules/check/check_runs_on"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckRunsOn(t *testing.T) {
	const verb = "utils/tell/tell.go"
	const top, function = "package tell\n\n// Tell tells.\n//\n// ", "\nfunc Tell() {}\n"
	check_sources.CheckSources(t, check_runs_on.CheckRunsOn, [][3]string{
		{verb, top + "**Runs on:** any thread." + function, ""},
		{verb, top + "**Runs on:** any thread. It never waits. **Holds:** Mu." + function, ""},
		{verb, top + "**Runs on:** any\n// thread" + function, ""},
		{verb, top + "Enough." + function, ""}, // check_index says it
		{verb, top + "**Runs on:** any." + function, verb + ":6: runs-on"},
		{verb, top + "**Runs on:** any thread; it never waits." + function, verb + ":6: runs-on"},
		{verb, top + "**Runs on:** any thread, and waits." + function, verb + ":6: runs-on"},
		{verb, top + "**Runs on:** Any thread." + function, verb + ":6: runs-on"},
		{"utils/tell/tell.c", "int tell(void) { return 0; }\n", ""},
		{"tests/utils/tell/tell.go", top + "**Runs on:** tests." + function, ""},
	})
}
