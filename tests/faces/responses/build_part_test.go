package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_part"
	"rkllmd/faces/stream/format_message"
)

func TestBuildPart(t *testing.T) {
	for kind, want := range map[string]string{
		responses.KindMessage:  `{"type":"output_text","text":"a","annotations":[],"logprobs":[]}`,
		responses.KindThoughts: `{"type":"summary_text","text":"a"}`} {
		require.Equal(t, want, string(format_message.FormatMessage(build_part.BuildPart(kind, "a"))))
	}
}
