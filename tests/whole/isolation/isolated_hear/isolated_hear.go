// Package isolated_hear reads what a client hears of a library that has died.
package isolated_hear

import (
	"cmp"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
)

// IsolatedHear reads one answer of a client, and returns it in a few words: "-32010 SIGSEGV", "-32010 exit 3",
// "-32011", "result 0". An error of the library's process must name the library, and the function if it was in one.
func IsolatedHear(tb testing.TB, client *connect_client.Client) string {
	tb.Helper()
	line := read_line.ReadLine(tb, client)
	var answer struct {
		Result json.RawMessage
		Error  *struct {
			Code    json.Number
			Message string
			Data    struct {
				Function, Library, Version string
				Signal                     string
				Exit                       json.Number
				Lost                       []string
			}
		}
	}
	require.NoError(tb, json.Unmarshal([]byte(line), &answer), line)
	if answer.Error == nil {
		return "result " + string(answer.Result)
	}
	data := answer.Error.Data
	require.NotEmpty(tb, data.Library, line)
	require.NotEmpty(tb, data.Version, line)
	if data.Function == "" {
		require.Contains(tb, line, "outside of any function")
	}
	if answer.Error.Code == "-32011" {
		return "-32011"
	}
	return string(answer.Error.Code) + " " + cmp.Or(data.Signal, "exit "+string(data.Exit))
}
