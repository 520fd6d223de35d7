package openapi

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/uma"
)

// AsyncVersion is the specification of AsyncAPI that its document follows.
const AsyncVersion = "3.0.0"

// AsyncDocument is an AsyncAPI document.
type AsyncDocument struct {
	AsyncAPI   string            `json:"asyncapi"`
	Info       Info              `json:"info"`
	ContentAs  string            `json:"defaultContentType"`
	Servers    map[string]Schema `json:"servers"`
	Channels   map[string]Schema `json:"channels"`
	Operations map[string]Schema `json:"operations"`
	Components Schema            `json:"components"`
}

// Channel is a way on which messages go both ways.
type Channel struct {
	Name, Title, Summary, Address string
	Server                        Schema
	Messages                      []Message
}

// Message is one kind of message. Sent: the daemon sends it. Values are of the types whose members it has; where there
// is none, Text is its schema. Member, unless "", says by Kind of which kind a message is.
type Message struct {
	Name, Summary string
	Sent          bool
	Values        []any
	Text          string
	Member, Kind  string
}

// Channels are those that are no requests with an answer each.
var Channels = []Channel{
	{"generate", "WebSocket", "a generation that is steered while it comes; docs/websocket.md", "/generate",
		Schema{"host": "127.0.0.1:8080", "protocol": "ws", "description": "serve --http"}, []Message{
			{"config", "begins a generation, or goes on with one whose connection was lost", false,
				[]any{stream.Config{}, stream.Parameters{}, stream.Options{}}, "", "type", stream.TypeConfig},
			{"control", "steers it", false, []any{stream.Control{}}, "", "type", stream.TypeControl},
			{"feedback", "judges it", false, []any{stream.Feedback{}}, "", "type", stream.TypeFeedback},
			{"init", "it has begun", true, []any{stream.Init{}}, "", "type", stream.TypeInit},
			{"token", "a token", true, []any{stream.Token{}}, "", "type", stream.TypeToken},
			{"completion", "it has ended", true, []any{stream.Completion{}}, "", "type", stream.TypeCompletion},
			{"error", "it has failed, or a message was wrong", true, []any{stream.Error{}}, "", "type",
				stream.TypeError},
			{"status", "what takes its time, or was done", true, []any{stream.Status{}}, "", "type",
				stream.TypeStatus},
		}},
	{"uma", "UMA", "frames of a uint32 in little-endian, the length, and so many bytes of JSON; docs/uma.md",
		"/tmp/uma.sock",
		Schema{"host": "localhost", "protocol": "unix", "description": "serve --uma-socket"}, []Message{
			{"request", "asks for text", false, nil, umaRequest, "", ""},
			{"cancel", "ends a request", false, nil, umaCancel, "event", uma.EventCancel},
			{"counters", "asks for the counters", false, nil, umaCounters, "", ""},
			{"token", "a token", true, []any{uma.Event{}}, "", "event", uma.EventToken},
			{"eos", "the request has ended", true, []any{uma.Event{}}, "", "event", uma.EventEOS},
			{"error", "it has failed, or a message was wrong", true, []any{uma.Event{}}, "", "event",
				uma.EventError},
			{"metrics", "the counters", true, []any{uma.Event{}}, "", "event", uma.EventMetrics},
		}},
	{"chat", "Chat", "lines of JSON, over Hyperswarm or a Unix socket; docs/swarm.md", "chat.sock",
		Schema{"host": "localhost", "protocol": "unix", "description": "serve --swarm, --swarm-socket"}, []Message{
			{"chat_start", "asks something", false, nil, chatStart, "type", swarm.TypeChatStart},
			{"abort", "ends an answer", false, nil, chatAbort, "type", swarm.TypeAbort},
			{"report", "tells the host of an error", false, []any{swarm.Message{}}, "", "type", swarm.TypeError},
			{"server_info", "the first message", true, []any{swarm.Message{}}, "", "type", swarm.TypeServerInfo},
			{"chat_chunk", "a piece of an answer", true, []any{swarm.Message{}}, "", "type", swarm.TypeChatChunk},
			{"chat_end", "the answer has ended", true, []any{swarm.Message{}}, "", "type", swarm.TypeChatEnd},
			{"error", "it has failed, or a message was wrong", true, []any{swarm.Message{}}, "", "type",
				swarm.TypeError},
		}},
}

// Payloads are the payloads of swarm.Message, by its type.
var Payloads = map[string]any{swarm.TypeServerInfo: swarm.ServerInfo{}, swarm.TypeChatChunk: swarm.ChatChunk{},
	swarm.TypeChatEnd: swarm.ChatEnd{}, swarm.TypeError: swarm.Fault{}}

// Messages that clients send and that are read without a Go type.
const (
	umaRequest = `{"type": "object", "required": ["id", "prompt"], "properties": {
		"id": {"type": "string", "minLength": 1, "maxLength": 256}, "prompt": {"type": "string", "minLength": 1},
		"max_tokens": {"type": "integer", "minimum": 1}, "temperature": {"type": "number", "default": 0},
		"top_p": {"type": "number"}, "top_k": {"type": "integer"}, "stream": {"type": "boolean", "default": true},
		"special": {"type": "boolean", "default": true}, "keep_open": {"type": "boolean", "default": false},
		"slo": {"type": "object", "properties": {"target_ttft_ms": {"type": "number"}, "target_tbt_ms": {"type": "number"}}},
		"metadata": {"type": "object"}}}`
	umaCancel   = `{"type": "object", "required": ["event", "id"], "properties": {"id": {"type": "string"}}}`
	umaCounters = `{"type": "object", "required": ["type"], "properties": {"type": {"const": "metrics"}}}`
	chatStart   = `{"type": "object", "required": ["type", "request_id", "payload"], "properties": {
		"request_id": {"type": "string", "minLength": 1, "maxLength": 256}, "version": {"const": 1},
		"payload": {"type": "object", "required": ["prompt"], "properties": {
			"prompt": {"type": "string", "minLength": 1}}}}}`
	chatAbort = `{"type": "object", "required": ["type", "request_id"], "properties": {
		"request_id": {"type": "string"}, "payload": {"type": ["object", "null"]}, "version": {"const": 1}}}`
)
