package clients_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/websocket_echo"
)

// The cases of the Autobahn test suite, but those of compression, which is not offered: each as the suite wants it,
// strictly. Of the three that are not judged it only tells. It is run by build/autobahn.sh.
func TestAutobahn(t *testing.T) {
	wstest, err := filepath.Abs("../../.cache/tools/autobahn/wstest")
	require.NoError(t, err)
	server := httptest.NewServer(http.HandlerFunc(websocket_echo.WebsocketEcho))
	defer server.Close()
	folder := t.TempDir()
	spec, err := json.Marshal(map[string]any{"outdir": folder, "servers": []any{map[string]string{"agent": "rkllmd",
		"url": "ws" + server.URL[len("http"):]}},
		"cases": []string{"*"}, "exclude-cases": []string{"12.*", "13.*"}, "exclude-agent-cases": map[string]any{}})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "spec.json"), spec, 0o600))
	said, err := exec.Command(wstest, "-m", "fuzzingclient", "-s", filepath.Join(folder, "spec.json")).CombinedOutput()
	require.NoError(t, err, string(said))
	text, err := os.ReadFile(filepath.Join(folder, "index.json"))
	require.NoError(t, err)
	var index map[string]map[string]struct{ Behavior, BehaviorClose string }
	require.NoError(t, json.Unmarshal(text, &index))
	counts := map[string]int{}
	for name, result := range index["rkllmd"] {
		counts[result.Behavior]++
		for _, behavior := range []string{result.Behavior, result.BehaviorClose} {
			require.Contains(t, []string{"OK", "INFORMATIONAL"}, behavior, "case %s", name)
		}
	}
	t.Log(counts)
	require.Equal(t, map[string]int{"OK": 298, "INFORMATIONAL": 3}, counts)
}
