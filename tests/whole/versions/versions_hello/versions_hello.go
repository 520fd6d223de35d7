// Package versions_hello asks a named model which version of the library it has.
package versions_hello

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// VersionsHello has the model of that name make a run, for which the version is announced to answer with its number,
// or, unless that is "", to do fault. It returns the text, or the whole answer where it has none.
func VersionsHello(tb testing.TB, s *versions_prepare.Set, address, name, version, fault string) string {
	tb.Helper()
	script := "text " + version + "\ncall 0\ncall 2"
	if fault != "" {
		script = fault
	}
	versions_announce.VersionsAnnounce(tb, s, version, "run_async", script)
	answer, err := http.Post("http://"+address+"/v1/generate", "application/json",
		strings.NewReader(fmt.Sprintf(`{"model": %q, "prompt": "Hello"}`, name)))
	require.NoError(tb, err)
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	require.NoError(tb, err)
	var said struct {
		Text string `json:"generated_text"`
	}
	require.NoError(tb, json.Unmarshal(body, &said), string(body))
	if answer.StatusCode != http.StatusOK {
		return string(body)
	}
	return said.Text
}
