package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_event"
	"rkllmd/faces/stream/format_message"
)

func TestBuildEvent(t *testing.T) {
	for kind, want := range map[string]string{
		responses.KindMessage:  `{"type":"x","sequence_number":0,"output_index":1,"item_id":"i","content_index":0}`,
		responses.KindThoughts: `{"type":"x","sequence_number":0,"output_index":1,"item_id":"i","summary_index":0}`,
		responses.KindCall:     `{"type":"x","sequence_number":0,"output_index":1,"item_id":"i"}`} {
		answer := &responses.Answer{Open: &responses.Item{ID: "i", Type: kind}}
		answer.Response.Output = []*responses.Item{nil, answer.Open}
		require.Equal(t, want, string(format_message.FormatMessage(build_event.BuildEvent(answer, "x"))))
	}
}
