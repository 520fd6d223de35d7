package store_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/whole/store/fault_test_cases"
	"rkllmd/tests/whole/store/pull_program"
	"rkllmd/tests/whole/store/seen_models"
)

// Whatever hubs do, a pull ends with the model or with why not, no file is seen as a model that is not whole, and no
// token is printed, kept, or shown to another host.
func TestPullFaults(t *testing.T) {
	for _, test := range fault_test_cases.FaultTestCases() {
		t.Run(test.Name, func(t *testing.T) {
			hub := hub_start.HubStart(t, test.Script)
			root := t.TempDir()
			words := append(test.Words, "hf:owner/toy-GGUF:Q8_0")[:max(len(test.Words), 1)]
			words[0] = strings.Replace(words[0], "CDN", hub.CDN, 1)
			command := pull_program.PullProgram(t, hub, root, append([]string{"pull"}, words...)...)
			for _, variable := range test.Env {
				command.Env = append(command.Env, strings.Replace(variable, "HUB", hub.URL, 1))
			}
			output, err := command.CombinedOutput()
			require.NotContains(t, string(output), "Bearer")
			require.NotContains(t, string(output), "ignature")
			if test.Says != "" {
				require.Error(t, err, "%s", output)
				require.Equal(t, 1, command.ProcessState.ExitCode())
				require.Contains(t, string(output), test.Says)
				require.Zero(t, seen_models.SeenModels(t, hub, root))
				return
			}
			require.NoError(t, err, "%s", output)
			require.Equal(t, 1, seen_models.SeenModels(t, hub, root))
			hub.Mu.Lock()
			defer hub.Mu.Unlock()
			for _, line := range hub.Log {
				require.False(t, strings.HasPrefix(line, "cdn ") && strings.Contains(line, "Bearer"), line)
			}
		})
	}
}
