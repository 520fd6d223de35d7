package check_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
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

	var cells []string
	for _, thread := range slices.Sorted(maps.Keys(rules.Threads)) {
		require.NotEmpty(t, rules.Threads[thread], thread)
		cells = append(cells, "| "+thread+" | "+rules.Threads[thread])
	}
	var table strings.Builder
	for row := range slices.Chunk(cells, 2) {
		table.WriteString(strings.Join(row, " ") + " |\n")
	}
	text, err := os.ReadFile("../../../RULES.md")
	require.NoError(t, err)
	if !strings.Contains(string(text), "\n"+table.String()+"\n") {
		t.Fatalf("the threads of RULES.md are not those of rules/words.go, which are:\n%s", table.String())
	}
}
