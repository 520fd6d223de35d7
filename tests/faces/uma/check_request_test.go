package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/check_request"
)

func TestCheckRequest(t *testing.T) {
	zero, one, two, minus := float32(0), float32(1), float32(2), int32(-1)
	require.Nil(t, check_request.CheckRequest(&uma.Request{Prompt: "Hi", Temperature: 2, TopP: &one}))
	for text, request := range map[string]uma.Request{
		`"prompt" is empty`:     {},
		`"temperature" is -0.5`: {Prompt: "Hi", Temperature: -0.5},
		`"top_p" is 0;`:         {Prompt: "Hi", TopP: &zero},
		`"top_p" is 2;`:         {Prompt: "Hi", TopP: &two},
		`"top_k" is -1`:         {Prompt: "Hi", TopK: &minus},
		`"slo"`:                 {Prompt: "Hi", SLO: uma.SLO{TBT: -1}},
		`"metadata" has 4097`:   {Prompt: "Hi", Metadata: make([]byte, 4097)},
	} {
		fault := check_request.CheckRequest(&request)
		require.NotNil(t, fault, text)
		require.Equal(t, uma.CodeBadRequest, fault.Code)
		require.Contains(t, fault.Message, text)
	}
}
