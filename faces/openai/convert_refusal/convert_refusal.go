// Package convert_refusal turns a refusal into one that OpenAI's clients know.
package convert_refusal

import (
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// ConvertRefusal returns refusal in the words of OpenAI.
//
// **Runs on:** any thread.
func ConvertRefusal(refusal web.Refusal) *openai.Refusal {
	converted := &openai.Refusal{Status: refusal.Status, RetryAfter: refusal.Error.RetryAfter,
		Name:  string(refusal.Error.Error),
		Fault: openai.Fault{Message: refusal.Error.Message, Kind: openai.KindRequest}}
	code := ""
	switch {
	case refusal.Status == http.StatusUnauthorized:
		converted.Fault.Kind, code = openai.KindKey, openai.CodeKey
	case refusal.Status == http.StatusTooManyRequests:
		converted.Fault.Kind, code = openai.KindRate, openai.CodeRate
	case refusal.Status >= http.StatusInternalServerError:
		converted.Fault.Kind = openai.KindOurs
	case refusal.Error.Error == stream.ErrorContextLength:
		code = openai.CodeLength
	}
	if code != "" {
		converted.Fault.Code = &code
	}
	return converted
}
