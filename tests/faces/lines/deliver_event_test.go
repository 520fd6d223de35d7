package lines_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/deliver_event"
	"rkllmd/generation"
)

func TestDeliverEvent(t *testing.T) {
	var output bytes.Buffer
	host, id := &lines.Host{Output: &output}, json.RawMessage("9")
	deliver_event.DeliverEvent(host, id, nil, generation.Event{Kind: generation.EventQueued, Position: 2})
	deliver_event.DeliverEvent(host, id, nil, generation.Event{Kind: generation.EventTruncated, Dropped: 4})
	require.Equal(t,
		"{\"id\":9,\"event\":\"queued\",\"position\":2}\n"+
			"{\"id\":9,\"event\":\"truncated\",\"dropped\":4}\n", output.String())
}
