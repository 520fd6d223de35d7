// Package versions_serving asks which version of the library serves.
package versions_serving

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// VersionsServing returns the version that serves, by rkllm.get_constants, and why others were passed over, by their
// versions. What it says twice must agree.
func VersionsServing(tb testing.TB, s *versions_prepare.Set) (serving string, passed map[string]string) {
	tb.Helper()
	var answer struct {
		Result struct {
			Library   struct{ Name, Version, Generation string }
			Libraries []struct {
				Name, Version, Generation string
				Serves                    bool
				PassedOver                *string `json:"passed_over"`
			}
		}
	}
	line := ask_daemon.AskDaemon(tb, s.Client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`)
	require.NoError(tb, json.Unmarshal([]byte(line), &answer), line)
	passed = map[string]string{}
	for _, library := range answer.Result.Libraries {
		if library.Serves {
			require.Empty(tb, serving, "one serves")
			serving = library.Version
			require.Equal(tb, []string{library.Name, library.Version, library.Generation}, []string{
				answer.Result.Library.Name, answer.Result.Library.Version, answer.Result.Library.Generation})
		}
		if library.PassedOver != nil {
			passed[library.Version] = *library.PassedOver
		}
	}
	return serving, passed
}
