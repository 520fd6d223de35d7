// Package generate_asyncapi writes the front-ends with messages both ways down as an AsyncAPI document.
package generate_asyncapi

import (
	"encoding/json"
	"fmt"

	"rkllmd/rules"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_schemas"
	"rkllmd/rules/openapi/describe_message"
	"rkllmd/rules/openapi/list_comments"
)

// GenerateAsyncapi returns the document of openapi.Channels, as the daemon sees them, with the comments of the types in
// tree.
//
// **Runs on:** any thread. Follows AsyncAPI 3.0.
func GenerateAsyncapi(tree *rules.Tree) (string, error) {
	s := &openapi.Schemas{Parts: map[string]openapi.Schema{}, Comments: list_comments.ListComments(tree)}
	d := openapi.AsyncDocument{AsyncAPI: openapi.AsyncVersion, ContentAs: "application/json",
		Info: openapi.Info{Title: "rkllmd", Version: "1", License: openapi.Schema{"name": "MIT"},
			Description: "A language model over WebSocket, UMA frames and the chat: messages of JSON, both ways. " +
				"Members that nobody knows are ignored, unless an answer says otherwise."},
		Servers: map[string]openapi.Schema{}, Channels: map[string]openapi.Schema{},
		Operations: map[string]openapi.Schema{}}
	for _, channel := range openapi.Channels {
		messages, sent, taken := openapi.Schema{}, []any{}, []any{}
		for _, m := range channel.Messages {
			described, err := describe_message.DescribeMessage(s, m)
			if err != nil {
				return "", fmt.Errorf("the message %s of %s: %w", m.Name, channel.Name, err)
			}
			name := m.Name
			messages[name] = described
			reference := openapi.Schema{"$ref": "#/channels/" + channel.Name + "/messages/" + name}
			if m.Sent {
				sent = append(sent, reference)
			} else {
				taken = append(taken, reference)
			}
		}
		d.Servers[channel.Name] = channel.Server
		d.Channels[channel.Name] = openapi.Schema{"address": channel.Address, "title": channel.Title,
			"summary": channel.Summary, "messages": messages,
			"servers": []any{openapi.Schema{"$ref": "#/servers/" + channel.Name}}}
		at := openapi.Schema{"$ref": "#/channels/" + channel.Name}
		d.Operations[channel.Name+"Send"] = openapi.Schema{"action": "send", "channel": at, "messages": sent,
			"summary": "what the daemon sends"}
		d.Operations[channel.Name+"Receive"] = openapi.Schema{"action": "receive", "channel": at, "messages": taken,
			"summary": "what clients send"}
	}
	for name, text := range openapi.Parsed {
		schema := openapi.Schema{}
		if err := json.Unmarshal([]byte(text), &schema); err != nil {
			return "", fmt.Errorf("openapi.Parsed[%q]: %w", name, err)
		}
		s.Parts[name] = schema
	}
	add_schemas.AddSchemas(s)
	d.Components = openapi.Schema{"schemas": s.Parts}
	text, err := json.MarshalIndent(d, "", "\t")
	return string(text) + "\n", err
}
