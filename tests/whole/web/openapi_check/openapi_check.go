// Package openapi_check compares an answer with the OpenAPI document.
package openapi_check

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// Exchange is a request, at an address of the document, and its answer.
type Exchange struct {
	Path, Body string // as the document has the path
	Response   *http.Response
	Answer     string
}

// OpenapiCheck fails the test unless the document has the status and the media type of the answer, and their schema
// allows it: every event, and every line, of a stream. A body that was served must be one that the document allows.
func OpenapiCheck(tb testing.TB, c *jsonschema.Compiler, e Exchange) {
	tb.Helper()
	escape := strings.NewReplacer("~", "~0", "/", "~1")
	at := "file:///openapi.json#/paths/" + escape.Replace(e.Path) + "/" + strings.ToLower(e.Response.Request.Method)
	if e.Body != "" && e.Response.StatusCode < http.StatusBadRequest {
		schema, err := c.Compile(at + "/requestBody/content/application~1json/schema")
		require.NoError(tb, err)
		body, err := jsonschema.UnmarshalJSON(strings.NewReader(e.Body))
		require.NoError(tb, err)
		require.NoError(tb, schema.Validate(body), "%s was served: %s", e.Path, e.Body)
	}
	kind, _, _ := strings.Cut(e.Response.Header.Get("Content-Type"), ";")
	at += fmt.Sprintf("/responses/%d", e.Response.StatusCode)
	pieces := []string{e.Answer}
	switch {
	case e.Answer == "" || e.Response.Request.Method == http.MethodHead:
		_, err := c.Compile(at)
		require.NoError(tb, err)
		return
	case kind == "text/html" || kind == "text/plain":
		_, err := c.Compile(at + "/content/" + escape.Replace(kind) + "/schema")
		require.NoError(tb, err)
		return
	}
	at += "/content/" + escape.Replace(kind) + "/schema"
	if kind == "application/x-ndjson" {
		pieces = strings.Split(strings.TrimSpace(e.Answer), "\n")
	}
	if kind == "text/event-stream" {
		at, pieces = at+"/properties/data/contentSchema", nil
		for line := range strings.Lines(e.Answer) {
			data, is := strings.CutPrefix(line, "data: ")
			if is && strings.TrimSpace(data) != "[DONE]" {
				pieces = append(pieces, data)
			}
		}
	}
	schema, err := c.Compile(at)
	require.NoError(tb, err)
	require.NotEmpty(tb, pieces)
	for _, piece := range pieces {
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(piece))
		require.NoError(tb, err, piece)
		require.NoError(tb, schema.Validate(value), "%s answers %s", e.Path, piece)
	}
}
