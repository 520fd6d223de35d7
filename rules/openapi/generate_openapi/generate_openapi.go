// Package generate_openapi writes the HTTP front-end down as an OpenAPI document.
package generate_openapi

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"rkllmd/faces/rest"
	"rkllmd/rules"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_schemas"
	"rkllmd/rules/openapi/describe_operation"
	"rkllmd/rules/openapi/describe_value"
	"rkllmd/rules/openapi/list_comments"
)

// GenerateOpenapi returns the document of routes, with the comments of the types in tree, and of what is served beside
// them (openapi.Matched). Errors: a route that
// openapi.Operations does not describe, or something there that is not served.
//
// **Runs on:** any thread. Follows OpenAPI 3.1.
func GenerateOpenapi(tree *rules.Tree, routes []rest.Route) (string, error) {
	s := &openapi.Schemas{Parts: map[string]openapi.Schema{}, Comments: list_comments.ListComments(tree)}
	paths := map[string]openapi.Schema{}
	routes = append(slices.Clone(routes), openapi.Matched...)
	for _, route := range routes {
		operation, known := openapi.Operations[route.Method+" "+route.Path]
		if !known {
			return "", fmt.Errorf("openapi.Operations does not describe %s %s", route.Method, route.Path)
		}
		path := strings.NewReplacer("{$}", "", "...}", "}").Replace(route.Path)
		if paths[path] == nil {
			paths[path] = openapi.Schema{}
		}
		paths[path][strings.ToLower(route.Method)] = describe_operation.DescribeOperation(s, route.Method, path,
			operation)
	}
	if len(routes) != len(openapi.Operations) {
		return "", fmt.Errorf("openapi.Operations describes %d addresses, but %d are served", len(openapi.Operations),
			len(routes))
	}
	for _, value := range openapi.Given {
		describe_value.DescribeValue(s, reflect.TypeOf(value), true, "")
	}
	add_schemas.AddSchemas(s)
	for name, text := range openapi.Parsed {
		schema := openapi.Schema{}
		if err := json.Unmarshal([]byte(text), &schema); err != nil {
			return "", fmt.Errorf("openapi.Parsed[%q]: %w", name, err)
		}
		s.Parts[name] = schema
	}
	text, err := json.MarshalIndent(openapi.Document{
		OpenAPI: openapi.Version,
		Info: openapi.Info{Title: "rkllmd", Version: "1", License: openapi.Schema{"name": "MIT", "identifier": "MIT"},
			Description: "A language model over HTTP. Members of a request that are null are as good as left out; " +
				"those that nobody knows are ignored, unless an answer says otherwise. Methods that an address does " +
				"not have are answered 405, with the header Allow."},
		Servers:  []openapi.Schema{{"url": "http://127.0.0.1:8080"}},
		Security: []openapi.Schema{{}, {"token": []any{}}},
		Tags:     openapi.Tags, Paths: paths,
		Parts: openapi.Parts{Schemas: s.Parts, Security: map[string]openapi.Schema{
			"token": {"type": "http", "scheme": "bearer", "description": "with --token-file"}}},
	}, "", "\t")
	return string(text) + "\n", err
}
