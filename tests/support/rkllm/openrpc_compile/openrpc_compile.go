// Package openrpc_compile makes validators of an OpenRPC document.
package openrpc_compile

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"
)

// API is what a document says.
type API struct {
	Methods map[string]*Method
	Errors  map[int64]string // the names of the components, by code
}

// Method is one method, with validators that others have written.
type Method struct {
	Names    []string // of the arguments
	Required []bool
	Params   []*jsonschema.Schema
	Result   *jsonschema.Schema
	Errors   map[int64]bool // that the method names
}

// OpenrpcCompile returns what an OpenRPC document says. Its schemas are checked as JSON Schema, draft 7.
func OpenrpcCompile(tb testing.TB, text string) *API {
	tb.Helper()
	var document struct {
		Methods []struct {
			Name   string
			Params []struct {
				Name     string
				Required bool
			}
			Errors []struct {
				Ref string `json:"$ref"`
			}
		}
		Components struct {
			Errors map[string]struct{ Code int64 }
		}
	}
	require.NoError(tb, json.Unmarshal([]byte(text), &document))
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	require.NoError(tb, err)
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft7)
	require.NoError(tb, c.AddResource("file:///api.json", value))
	api := &API{Methods: map[string]*Method{}, Errors: map[int64]string{}}
	for name, described := range document.Components.Errors {
		api.Errors[described.Code] = name
	}
	for i, described := range document.Methods {
		m := &Method{Errors: map[int64]bool{}}
		m.Result, err = c.Compile(fmt.Sprintf("file:///api.json#/methods/%d/result/schema", i))
		require.NoError(tb, err)
		for j, param := range described.Params {
			schema, err := c.Compile(fmt.Sprintf("file:///api.json#/methods/%d/params/%d/schema", i, j))
			require.NoError(tb, err)
			m.Names, m.Params = append(m.Names, param.Name), append(m.Params, schema)
			m.Required = append(m.Required, param.Required)
		}
		for _, reference := range described.Errors {
			m.Errors[document.Components.Errors[strings.TrimPrefix(reference.Ref, "#/components/errors/")].Code] = true
		}
		api.Methods[described.Name] = m
	}
	return api
}
