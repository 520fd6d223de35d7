// Package jsonrpc_owed_ids says what a message must be answered with.
package jsonrpc_owed_ids

import (
	"bytes"
	"encoding/json"
	"slices"
)

// JsonrpcOwedIds reads a message with encoding/json and returns the sorted ids of the answers that it must get, and
// whether they come as an array.
func JsonrpcOwedIds(message []byte, maxBatch int) (ids []string, array bool) {
	message = bytes.TrimSpace(message)
	array = message[0] == '['
	var members []json.RawMessage
	if !array {
		members = append(members, message)
	} else if _ = json.Unmarshal(message, &members); len(members) == 0 || len(members) > maxBatch {
		return []string{"null"}, false
	}
	for _, member := range members {
		fields, times := map[string]json.RawMessage{}, map[string]int{}
		isObject := member[0] == '{'
		for decoder := json.NewDecoder(bytes.NewReader(member)); isObject; {
			token, _ := decoder.Token()
			if name, is := token.(string); is {
				var value json.RawMessage
				_ = decoder.Decode(&value)
				fields[name] = value
				times[name]++
			} else if token == json.Delim('}') {
				break
			}
		}
		var version, method string
		valid := isObject && json.Unmarshal(fields["jsonrpc"], &version) == nil && version == "2.0" &&
			fields["method"] != nil && fields["method"][0] == '"' && json.Unmarshal(fields["method"], &method) == nil
		if params := fields["params"]; params != nil && params[0] != '[' && params[0] != '{' &&
			string(params) != "null" {
			valid = false
		}
		valid = valid && max(times["jsonrpc"], times["method"], times["params"]) < 2
		id, given := fields["id"]
		if given && (times["id"] > 1 || bytes.IndexByte([]byte("{[tf"), id[0]) >= 0) {
			id, valid = nil, false
		}
		switch {
		case id != nil:
			ids = append(ids, string(id))
		case !valid:
			ids = append(ids, "null")
		}
	}
	slices.Sort(ids)
	return ids, array
}
