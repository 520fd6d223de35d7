// Package lines_ask asks a program that reads lines.
package lines_ask

import (
	"encoding/json"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"
)

// LinesAsk writes a line, formatted as by fmt.Sprintf, to lines and returns the next one of answers.
func LinesAsk(t testing.TB, lines io.Writer, answers *json.Decoder, format string, values ...any) (
	answer map[string]any) {
	t.Helper()
	_, err := fmt.Fprintf(lines, format+"\n", values...)
	require.NoError(t, err)
	require.NoError(t, answers.Decode(&answer))
	return answer
}
