// Package rules holds the nouns of the checker of RULES.md: places, files, findings, and the tables it goes by.
package rules

import (
	"go/ast"
	"go/token"
)

// Finding is one breach of the rule.
type Finding struct {
	File    string // path from the root, with slashes
	Line    int
	Slug    string // which rule: one of the constants below
	Message string // what is wrong, and what would be right
}

// The rules, as they are named in findings. RULES.md explains each.
const (
	SlugSyntax          = "syntax"
	SlugPath            = "path"
	SlugFunctionCount   = "function-count"
	SlugFunctionName    = "function-name"
	SlugPackageName     = "package-name"
	SlugSnakeCase       = "snake-case"
	SlugNoInit          = "no-init"
	SlugNoBody          = "no-body"
	SlugFunctionLiteral = "function-literal"
	SlugPackageState    = "package-state"
	SlugCFunctionCount  = "c-function-count"
	SlugNoTest          = "no-test"
	SlugOrphanTest      = "orphan-test"
	SlugDirection       = "direction"
	SlugTypesAreLeaves  = "types-are-leaves"
	SlugUnreachable     = "unreachable"
	SlugSize            = "size"
	SlugIndex           = "index"
)

// Kind is what a file may hold. The path alone decides it, so that no content can widen it.
type Kind uint8

const (
	KindNone      Kind = iota // no source file may stand there
	KindMain                  // Programs
	KindNouns                 // A/*.go: types, constants, tables; no function
	KindVerb                  // A/N/N.go: the function
	KindC                     // A/N/N.c, tests/support/N/N.c, tests/support/N/N.cpp: one C or C++ function
	KindHeader                // A/N/N.h, tests/support/N/N.h: prototypes, no function
	KindTest                  // tests/A/N/N_test.go
	KindBenchmark             // tests/A/N/N_benchmark_test.go
	KindFuzz                  // tests/A/N/N_fuzz_test.go
	KindSupport               // tests/support/N/N.go: a function that several tests use
	KindGenerated             // gen/**
)

// The folders of tests/ that mirror no area.
const (
	Support = "support" // tests/support/N/N.go
	Whole   = "whole"   // tests/whole/<story>/<story>_test.go: the program seen as a whole
	Clients = "clients" // tests/clients/<client>/<client>_test.go: the same, by clients that others wrote; a Go module of its own
)

// Place is what a path says about its file.
type Place struct {
	Kind Kind
	Area string // "server"; for tests that of the function under test, or Support, Whole, Clients
	Name string // N: the folder of the function
}

// Import is one package of this module that a file imports.
type Import struct {
	Path string // from the root: "connection", "connection/send_to_connection"
	Pos  token.Pos
}

// CFunction is one function body found in C text.
type CFunction struct {
	Name    string
	Line    int // of its first word
	Lines   int // source lines between its outer braces
	Nesting int // deepest level of braces inside the body
}

// File is one source file, read and parsed.
type File struct {
	Place
	Path string // from the root, with slashes
	Text []byte

	// Broken is why nothing else can be said about the file: it has no place, or does not parse. Nil for most files.
	Broken *Finding

	// Go only.
	Positions *token.FileSet
	Syntax    *ast.File
	Functions []*ast.FuncDecl // in order; methods and init included
	Imports   []Import

	// C files, headers, and the cgo preamble of a Go file.
	CFunctions []CFunction
	Unbalanced bool // the braces do not balance once preprocessor lines are left out: nothing can be counted
}

// Tree is the whole project.
type Tree struct {
	Module string // from go.mod
	Files  []*File
	Index  string // the text of INDEX.md, "" when there is none
}
