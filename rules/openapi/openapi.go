// Package openapi holds the nouns of its room: the HTTP front-end as an OpenAPI document, which is generated from the
// routes that serve it and from the types that read its requests and write its answers.
package openapi

import "reflect"

// Version is the specification that the document follows.
const Version = "3.1.0"

// Schema is a JSON Schema of 2020-12, or another part of the document.
type Schema = map[string]any

// Document is an OpenAPI document.
type Document struct {
	OpenAPI  string            `json:"openapi"`
	Info     Info              `json:"info"`
	Servers  []Schema          `json:"servers"`
	Security []Schema          `json:"security"`
	Tags     []Schema          `json:"tags"`
	Paths    map[string]Schema `json:"paths"`
	Parts    Parts             `json:"components"`
}

// Info says what is described.
type Info struct {
	Title       string `json:"title"`
	Version     string `json:"version"`
	Description string `json:"description"`
	License     Schema `json:"license"`
}

// Parts are what operations refer to.
type Parts struct {
	Schemas  map[string]Schema `json:"schemas"`
	Security map[string]Schema `json:"securitySchemes"`
}

// Operation is what is said of a route beside its address.
type Operation struct {
	Summary string
	Tag     string
	Body    []any // values of the types whose members are posted; nil: nothing is
	Needed  []string
	// Bodiless: nothing needs to be posted.
	Bodiless bool
	Answers  map[int]any // by status; nil: nothing is answered
	// Stream is the events, or the lines, of an answer that comes piece by piece, and Kind its media type.
	Stream []any
	Kind   string
	// Refusals are statuses of errors beside those of every address; Failure is what is answered then.
	Refusals []int
	Failure  any
	Public   bool // no token is needed
}

// Schemas is the schemas that are being made. Queue is those that have been named, and are not made yet.
type Schemas struct {
	Parts    map[string]Schema
	Queue    []Wanted
	Comments map[string]string // of types and their members, by package, type and member
}

// Wanted is a type whose schema is wanted. Given: clients give it, so that members may be left out or null.
type Wanted struct {
	Name   string
	Type   reflect.Type
	Given  bool
	Needed []string
}

// Prefix begins references to schemas.
const Prefix = "#/components/schemas/"
