// Package describe_operation describes an address of the HTTP front-end.
package describe_operation

import (
	"reflect"
	"regexp"
	"strings"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_members"
	"rkllmd/rules/openapi/describe_answers"
	"rkllmd/rules/openapi/name_schema"
)

// DescribeOperation returns what the document says of operation, which is served for method at path. A body that
// several types read has the members of all, under the name of the first.
//
// **Runs on:** one thread at a time.
func DescribeOperation(s *openapi.Schemas, method, path string, operation openapi.Operation) openapi.Schema {
	words := regexp.MustCompile(`[A-Za-z0-9]+`).FindAllString(strings.ToLower(method)+path, -1)
	for i := range words[1:] {
		words[i+1] = strings.ToUpper(words[i+1][:1]) + words[i+1][1:]
	}
	described := openapi.Schema{"operationId": strings.Join(words, ""), "summary": operation.Summary,
		"tags": []any{operation.Tag}, "responses": describe_answers.DescribeAnswers(s, operation)}
	if operation.Public {
		described["security"] = []any{}
	}
	if _, name, found := strings.Cut(path, "{"); found {
		described["parameters"] = []any{openapi.Schema{"name": strings.Trim(name, ".}"), "in": "path",
			"required": true, "schema": openapi.Schema{"type": "string"}}}
	}
	if len(operation.Body) == 0 {
		return described
	}
	properties, required := openapi.Schema{}, []any{}
	name := name_schema.NameSchema(reflect.TypeOf(operation.Body[0]), true)
	for _, body := range operation.Body {
		required = append(required, add_members.AddMembers(s, openapi.Wanted{Name: name, Type: reflect.TypeOf(body),
			Given: true, Needed: operation.Needed}, properties)...)
	}
	described["requestBody"] = openapi.Schema{"required": !operation.Bodiless, "content": openapi.Schema{
		"application/json": openapi.Schema{"schema": openapi.Schema{"type": "object", "title": name,
			"properties": properties, "required": required}}}}
	return described
}
