// Package check_documents checks the documents of a request.
package check_documents

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckDocuments returns an error unless documents is a JSON array of objects, such as {"title": ..., "text": ...}.
//
// **Runs on:** any thread. Errors: ErrInvalid.
func CheckDocuments(documents string) error {
	var list []json.RawMessage
	if err := json.Unmarshal([]byte(documents), &list); err != nil || list == nil {
		return name_error.NameError(generation.ErrInvalid,
			`documents is %.40s; it must be a JSON array such as [{"title": ..., "text": ...}]`, documents)
	}
	for i, document := range list {
		var members map[string]json.RawMessage
		if json.Unmarshal(document, &members) != nil || members == nil {
			return name_error.NameError(generation.ErrInvalid,
				`documents[%d] is %.40s; it must be an object such as {"title": ..., "text": ...}`, i, document)
		}
	}
	return nil
}
