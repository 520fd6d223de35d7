// Package describe_answers describes what an address answers.
package describe_answers

import (
	"reflect"
	"slices"
	"strconv"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_value"
)

// DescribeAnswers returns the answers of operation, by status: its own, a stream's media type beside them, whose schema
// is that of one event, or of one line, and its errors, which all look the same.
//
// **Runs on:** one thread at a time.
func DescribeAnswers(s *openapi.Schemas, operation openapi.Operation) openapi.Schema {
	answers := openapi.Schema{}
	for status, value := range operation.Answers {
		answer := openapi.Schema{"description": openapi.Statuses[status]}
		content := openapi.Schema{}
		if page, is := value.(openapi.Page); is {
			content[string(page)] = openapi.Schema{"schema": openapi.Schema{"type": "string"}}
		} else if value != nil {
			content["application/json"] = openapi.Schema{
				"schema": describe_value.DescribeValue(s, reflect.TypeOf(value), false, "")}
		}
		if len(content) > 0 {
			answer["content"] = content
		}
		answers[strconv.Itoa(status)] = answer
	}
	if operation.Stream != nil {
		streamed, is := answers["200"].(openapi.Schema)
		if !is {
			streamed = openapi.Schema{"description": openapi.Statuses[200], "content": openapi.Schema{}}
			answers["200"] = streamed
		}
		var pieces []any
		for _, value := range operation.Stream {
			pieces = append(pieces, describe_value.DescribeValue(s, reflect.TypeOf(value), false, ""))
		}
		piece := openapi.Schema{"anyOf": pieces}
		if operation.Kind == openapi.Events { // the schema is that of one event
			text := openapi.Schema{"type": "string"}
			piece = openapi.Schema{"type": "object", "required": []any{"data"}, "properties": openapi.Schema{
				"event": text, "id": text, "data": openapi.Schema{"type": "string",
					"contentMediaType": "application/json", "contentSchema": piece}}}
		}
		streamed["content"].(openapi.Schema)[operation.Kind] = openapi.Schema{"schema": piece}
	}
	for _, status := range slices.Concat(operation.Refusals, openapi.Everywhere) {
		answers[strconv.Itoa(status)] = openapi.Schema{"description": openapi.Statuses[status],
			"content": openapi.Schema{"application/json": openapi.Schema{
				"schema": describe_value.DescribeValue(s, reflect.TypeOf(operation.Failure), false, "")}}}
	}
	return answers
}
