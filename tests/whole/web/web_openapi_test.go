package web_test

import (
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/web/openapi_check"
	"rkllmd/tests/whole/web/web_ready"
)

// TestWebOpenapi asks each address that docs/api/openapi.json has, and compares what comes with it. The load at the end
// takes its time, so the stream of its progress is there, whole or its last message.
func TestWebOpenapi(t *testing.T) {
	file, err := os.ReadFile("../../../docs/api/openapi.json")
	require.NoError(t, err)
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(string(file)))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	require.NoError(t, c.AddResource("file:///openapi.json", document))
	asked := map[string]bool{}
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo")
	web_ready.WebReady(t, "http://"+address)
	requests, err := os.ReadFile("openapi_requests.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(requests)) {
		if line[0] == '#' {
			continue
		}
		part := append(strings.SplitN(strings.TrimSpace(line), " ", 4), "")
		asked[part[1]+" "+part[2]] = true
		url := "http://" + address + strings.NewReplacer("{", "", "}", "").Replace(part[2])
		request, err := http.NewRequest(part[1], url, strings.NewReader(part[3]))
		require.NoError(t, err)
		request.Header.Set("Content-Type", "application/json")
		response, err := http.DefaultClient.Do(request)
		require.NoError(t, err, line)
		answer, err := io.ReadAll(response.Body)
		response.Body.Close()
		require.NoError(t, err, line)
		require.Equal(t, part[0], strconv.Itoa(response.StatusCode), "%s%s", line, answer)
		openapi_check.OpenapiCheck(t, c, openapi_check.Exchange{Path: part[2], Body: part[3], Response: response,
			Answer: string(answer)})
	}
	for path, operations := range document.(map[string]any)["paths"].(map[string]any) {
		for method := range operations.(map[string]any) {
			require.True(t, asked[strings.ToUpper(method)+" "+path], "%s %s is not asked", method, path)
		}
	}
}
