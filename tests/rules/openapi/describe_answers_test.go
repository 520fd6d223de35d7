package openapi_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_answers"
)

func TestDescribeAnswers(t *testing.T) {
	s := &openapi.Schemas{}
	answers := describe_answers.DescribeAnswers(s, openapi.Operation{Answers: map[int]any{200: rest.TokenList{},
		204: nil}, Stream: []any{stream.Token{}}, Kind: openapi.Events, Refusals: []int{404}, Failure: web.Failure{}})
	text, err := json.Marshal(answers)
	require.NoError(t, err)
	const failure = `"content": {"application/json": {"schema": {"$ref": "#/components/schemas/WebFailure"}}}`
	require.JSONEq(t, `{"200": {"description": "the answer", "content": {
			"application/json": {"schema": {"$ref": "#/components/schemas/RestTokenList"}},
			"text/event-stream": {"schema": {"type": "object", "required": ["data"], "properties": {
				"event": {"type": "string"}, "id": {"type": "string"}, "data": {"type": "string",
					"contentMediaType": "application/json",
					"contentSchema": {"anyOf": [{"$ref": "#/components/schemas/StreamToken"}]}}}}}}},
		"204": {"description": "there is nothing to tell"}, "401": {"description": "the token is missing or wrong", `+failure+`},
		"403": {"description": "the Host, the Origin or the wish is not allowed", `+failure+`}, "404": {"description": "there is no such thing", `+failure+`},
		"503": {"description": "no model is ready, or there are too many connections", `+failure+`}}`, string(text))
	page := describe_answers.DescribeAnswers(s, openapi.Operation{Answers: map[int]any{200: openapi.Page("text/html")},
		Failure: web.Failure{}})["200"].(openapi.Schema)
	require.Equal(t, openapi.Schema{"text/html": openapi.Schema{"schema": openapi.Schema{"type": "string"}}},
		page["content"])
}
