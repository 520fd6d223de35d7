package on_event_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/lines"
	"rkllmd/lines/on_event"
)

func TestOnEvent(t *testing.T) {
	var output bytes.Buffer
	told := on_event.OnEvent(&lines.Host{Output: &output}, json.RawMessage("9"))
	told(nil, generation.Event{Kind: generation.EventQueued, Position: 2})
	told(nil, generation.Event{Kind: generation.EventTruncated, Dropped: 4})
	require.Equal(t, "{\"id\":9,\"event\":\"queued\",\"position\":2}\n{\"id\":9,\"event\":\"truncated\",\"dropped\":4}\n", output.String())
}
