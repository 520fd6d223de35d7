// Package describe_message describes a message of a channel.
package describe_message

import (
	"encoding/json"
	"reflect"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_members"
	"rkllmd/rules/openapi/describe_value"
)

// DescribeMessage returns what the document says of m: its payload has the members of all its types, and says by one of
// them of which kind it is. Errors: m.Text is no JSON.
//
// **Runs on:** one thread at a time.
func DescribeMessage(s *openapi.Schemas, m openapi.Message) (openapi.Schema, error) {
	payload := openapi.Schema{}
	if len(m.Values) == 0 {
		if err := json.Unmarshal([]byte(m.Text), &payload); err != nil {
			return nil, err
		}
	}
	properties, is := payload["properties"].(openapi.Schema)
	if !is {
		properties = openapi.Schema{}
		payload = openapi.Schema{"type": "object", "properties": properties}
	}
	required := []any{}
	for _, value := range m.Values {
		required = append(required, add_members.AddMembers(s, openapi.Wanted{Name: m.Name, Type: reflect.TypeOf(value),
			Given: !m.Sent}, properties)...)
	}
	if m.Member != "" {
		properties[m.Member] = openapi.Schema{"const": m.Kind}
	}
	if len(m.Values) > 0 && m.Member != "" && !m.Sent {
		required = append(required, m.Member)
	}
	if value, is := openapi.Payloads[m.Kind]; is && m.Member == "type" && properties["payload"] != nil {
		properties["payload"] = describe_value.DescribeValue(s, reflect.TypeOf(value), !m.Sent, "")
	}
	if len(m.Values) > 0 {
		payload["required"] = required
	}
	return openapi.Schema{"name": m.Name, "summary": m.Summary, "payload": payload}, nil
}
