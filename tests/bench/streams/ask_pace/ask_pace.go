// Package ask_pace asks a daemon for a stream and looks how fast it comes.
package ask_pace

import (
	"fmt"
	"testing"

	"rkllmd/tests/support/daemon/stream_times"
)

// AskPace asks the daemon at address for a chat of OpenAI's, as a stream of count tokens, and returns how long the
// first one took, and the time from one to the next: one figure, the mean.
func AskPace(b *testing.B, address string, count int) (int64, []int64) {
	b.Helper()
	first, between, _ := stream_times.StreamTimes(b, "http://"+address+"/v1/chat/completions", fmt.Sprintf(`{"messages":
		[{"role": "user", "content": "Tell me a story."}], "stream": true, "temperature": 0, "ignore_eos": true,
		"max_tokens": %d}`, count), `"delta":{"content":`)
	return int64(first * 1e3), []int64{int64(between * 1e3)}
}
