### The books in our words

web-lobby-also = Also open to you
web-books = The five books
web-book-edition = edition of { $edition }
web-book-ours = Every paragraph in our own words, with our reading where the book is silent. The book itself decides.
web-book-search = A number or a word
web-book = Book
web-in-the-book = In the book
