package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

func TestConvertRefusal(t *testing.T) {
	for _, one := range []struct {
		status     int
		kind, code string
		fault      stream.ErrorType
	}{{401, openai.KindKey, openai.CodeKey, stream.ErrorInvalidRequest},
		{429, openai.KindRate, openai.CodeRate, stream.ErrorRateLimited},
		{503, openai.KindOurs, "", stream.ErrorModelLoading},
		{400, openai.KindRequest, openai.CodeLength, stream.ErrorContextLength},
		{405, openai.KindRequest, "", stream.ErrorInvalidRequest}} {
		refusal := convert_refusal.ConvertRefusal(web.Refusal{Status: one.status,
			Error: stream.Error{Error: one.fault, Message: "words", RetryAfter: 2}})
		code := ""
		if refusal.Fault.Code != nil {
			code = *refusal.Fault.Code
		}
		require.Equal(t, []any{one.status, one.kind, one.code, "words", 2.0, string(one.fault)}, []any{refusal.Status,
			refusal.Fault.Kind, code, refusal.Fault.Message, refusal.RetryAfter, refusal.Name})
	}
}
