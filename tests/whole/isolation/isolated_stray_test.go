package isolation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_reached"
	"rkllmd/tests/whole/isolation/isolated_start"
	"rkllmd/tests/whole/isolation/isolated_step"
)

// TestIsolatedStray has a library call back from eight threads at once, and from a thread after the end of a run:
// what is of the run arrives whole, what comes too late is nobody's. A last callback that never comes is
// told, and the model serves on.
func TestIsolatedStray(t *testing.T) {
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := isolated_start.IsolatedStart(t, version)
			load := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "init", ""))
			require.Nil(t, load[0].Error, "%+v", load[0].Error)
			for _, c := range []struct{ script, text, failure string }{
				{"eight\ntext end\ncall 0\ncall 2", strings.Repeat("8", 80) + "end", ""},
				{"late\ntext one\ncall 0\ncall 2", "one", ""},
				{"text two\ncall 0\ntext three\ncall 0\ncall 2", "twothree", ""},
				{"text never\ncall 0", "", "it returned without a last callback"},
				{"text four\ncall 0\ncall 2", "four", ""},
			} {
				answer := conformance_ask.ConformanceAsk(t, s, isolated_step.IsolatedStep(s, "run", c.script))[0]
				if strings.HasPrefix(c.script, "late") {
					conformance_reached.ConformanceReached(t, s, "stray callbacks are through", 1)
				}
				if c.failure != "" {
					require.Contains(t, answer.Error.Message, c.failure)
					continue
				}
				require.Nil(t, answer.Error, "%+v", answer.Error)
				require.Contains(t, string(answer.Result), `"text":"`+c.text+`"`)
			}
		})
	}
}
