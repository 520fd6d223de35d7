// Package openai_data reads the events of a stream.
package openai_data

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// OpenaiData returns the data of server-sent events that have nothing else.
func OpenaiData(t testing.TB, text string) (data []string) {
	t.Helper()
	for block := range strings.SplitSeq(strings.TrimSuffix(text, "\n\n"), "\n\n") {
		one, found := strings.CutPrefix(block, "data: ")
		require.True(t, found, block)
		data = append(data, one)
	}
	return data
}
