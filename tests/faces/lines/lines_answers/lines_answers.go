// Package lines_answers reads what a host has written.
package lines_answers

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
)

// LinesAnswers waits for the runs and returns the lines that the host has written about the id, a JSON text, in order;
// all for "". The output is empty then.
func LinesAnswers(t testing.TB, host *lines.Host, output *bytes.Buffer, id string) (answers []map[string]any) {
	t.Helper()
	host.Active.Wait()
	host.Writing.Lock()
	defer host.Writing.Unlock()
	for line := range bytes.Lines(output.Bytes()) {
		var answer struct{ ID json.RawMessage }
		require.NoError(t, json.Unmarshal(line, &answer))
		if id == "" || string(answer.ID) == id {
			members := map[string]any{}
			require.NoError(t, json.Unmarshal(line, &members))
			answers = append(answers, members)
		}
	}
	output.Reset()
	return answers
}
