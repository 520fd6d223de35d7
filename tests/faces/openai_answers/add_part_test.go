package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/add_part"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_data"
	"rkllmd/tests/faces/openai_answers/openai_reply"
)

func TestAddPart(t *testing.T) {
	call := generation.Call{Index: 1, ID: "c", Name: "get", Arguments: `{"a":1}`}
	reply := openai_reply.OpenaiReply(&openai.Body{Stream: true}, true)
	add_part.AddPart(reply, generation.Part{Kind: generation.PartText, Text: "a"}, nil)
	add_part.AddPart(reply, generation.Part{Kind: generation.PartCall, Call: call}, nil)
	add_part.AddPart(reply, generation.Part{Kind: generation.PartArguments, Text: `{"a"`, Call: call}, nil)
	add_part.AddPart(reply, generation.Part{Kind: generation.PartCallEnd, Call: call}, nil)
	call.Broken = true
	add_part.AddPart(reply, generation.Part{Kind: generation.PartCallEnd, Call: call}, nil)
	require.Len(t, reply.Calls, 1, "one is broken")
	data := openai_data.OpenaiData(t, string(reply.Answer.Out))
	require.Len(t, data, 3)
	require.Contains(t, data[0], `"delta":{"content":"a"},"logprobs":{"content":[],"refusal":null}`)
	require.Contains(t, data[1], `[{"index":1,"id":"c","type":"function","function":{"name":"get","arguments":""}}]`)
	require.Contains(t, data[2], `"delta":{"tool_calls":[{"index":1,"function":{"arguments":"{\"a\""}}]},"logprobs":null`)
	reply = openai_reply.OpenaiReply(&openai.Body{Stream: true, Alternatives: -1}, false)
	add_part.AddPart(reply, generation.Part{Kind: generation.PartThought, Text: "a"}, nil)
	require.Contains(t, string(reply.Answer.Out), `"index":0,"text":"a"`)
	require.Equal(t, "a", string(reply.Thinking))
}
