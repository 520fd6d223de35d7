// Package generate_next waits for an answer of "rkllmd generate".
package generate_next

import (
	"bufio"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// GenerateNext returns the next line of output with that id and event, and skips those before it.
func GenerateNext(t testing.TB, output *bufio.Scanner, id, event string) map[string]any {
	t.Helper()
	for output.Scan() {
		answer := map[string]any{}
		require.NoError(t, json.Unmarshal(output.Bytes(), &answer))
		if answer["id"] == id && answer["event"] == event {
			return answer
		}
	}
	t.Fatalf("the output has ended before %s of %s", event, id)
	return nil
}
