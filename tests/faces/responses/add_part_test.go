package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/add_part"
	"rkllmd/generation"
	"rkllmd/tests/faces/responses/responses_answer"
)

func TestAddPart(t *testing.T) {
	answer := responses_answer.ResponsesAnswer(&responses.Body{})
	answer.Namespaces = map[string]string{"clock": "", "moon": "sky"}
	call := generation.Call{ID: "call_1", Name: "clock"}
	for _, part := range []generation.Part{{Kind: generation.PartThought}, {Kind: generation.PartThought, Text: "t"},
		{Kind: generation.PartText, Text: "a"}, {Kind: generation.PartText, Text: "b"},
		{Kind: generation.PartCall, Call: call}, {Kind: generation.PartArguments, Text: `{"a":`},
		{Kind: generation.PartArguments, Text: `1}`}, {Kind: generation.PartCallEnd, Call: call},
		{Kind: generation.PartCall, Call: generation.Call{ID: "call_2", Name: "moon"}},
		{Kind: generation.PartCallEnd, Call: generation.Call{Broken: true}}, {Kind: generation.PartText, Text: "c"}} {
		add_part.AddPart(answer, part)
	}
	require.Equal(t, "c", string(answer.Pieces))
	output := answer.Response.Output
	require.Len(t, output, 5)
	require.Equal(t, "t", output[0].Summary[0].Text)
	require.Equal(t, "ab", output[1].Content[0].Text)
	require.Equal(t, []string{"call_1", "clock", `{"a":1}`, "completed"},
		[]string{output[2].CallID, output[2].Name, *output[2].Arguments, output[2].Status})
	require.Equal(t, []string{"call_2", "incomplete"}, []string{output[3].CallID, output[3].Status})
	require.Same(t, answer.Open, output[4])
	require.Equal(t, [2]string{"", "sky"}, [2]string{output[2].Namespace, output[3].Namespace})
}
